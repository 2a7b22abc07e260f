import { createContext, use } from 'react';

export const PageVisibleContext = createContext(true);

/** Whether the page around is the one shown; true outside of a KeepAlive. */
export const usePageVisible = (): boolean => use(PageVisibleContext);
