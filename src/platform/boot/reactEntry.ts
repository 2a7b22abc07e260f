// Evaluates React within its own chunk (`build/chunksPlugin.ts`), and so in a task ahead of the portal's modules (`loadEntry.ts`).
import 'react-dom/client';
