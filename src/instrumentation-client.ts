// Loads react-dom, the largest module that Next needs, in a task of its own before Next starts
// (src/domain/start-script.ts).
import 'react-dom/client'
