// Wakes React within its own file (`build/chunksPlugin.ts`), and so in a task of its own, ahead of the portal's code (`startCode.ts`).
import 'react-dom/client';
