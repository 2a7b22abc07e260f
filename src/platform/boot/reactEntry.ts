// Evaluates React within its own chunk (`build/chunksPlugin.ts`), and so in a task ahead of the portal's modules (`loadModules.ts`).
import 'react-dom/client';
