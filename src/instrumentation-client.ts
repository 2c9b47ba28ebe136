// Loads react-dom, the largest module that Next needs, in a task of its own before Next starts
// (src/domain/head-scripts.ts).
import 'react-dom/client'
