// Next runs this before it starts, in a task of its own (src/domain/start-script.ts): react-dom is the largest module that it needs.
import 'react-dom/client'
