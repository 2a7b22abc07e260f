import type { Loss } from './Mutant.ts';

/** Portals that a figure's control looks at in a browser; no mutants, since what misses them is that figure itself. */
export const carelessBuilds = {
  pilesToasts: {
    name: 'toasts pile up',
    file: 'src/components/Toast/toastStore.ts',
    from: 'const MAX_SHOWN = 3;',
    to: 'const MAX_SHOWN = 3000;',
  },
  drawsMarkup: {
    name: 'comments are drawn as markup',
    file: 'src/screens/square/Post/CommentText.tsx',
    from: '<bdi className={styles.words}>{content}</bdi>',
    to: '<bdi className={styles.words} dangerouslySetInnerHTML={{ __html: content }} />',
  },
  cancelsNothing: {
    name: 'reads are not cancelled',
    file: 'src/api/createExchange.ts',
    from: ', ...(options.signal ? [options.signal] : [])]',
    to: ']',
  },
  followsNoTab: {
    name: 'other tabs are not followed',
    file: 'src/app/storage.ts',
    from: "      globalThis.addEventListener?.('storage', onStorage);\n",
    to: '',
  },
  keepsWhoLeaves: {
    name: 'who leaves stays on the device',
    file: 'src/app/session.ts',
    from: '      storage.remove(storageKey.account);\n      enter(guestAccount);',
    to: '      enter(guestAccount);',
  },
} satisfies Record<string, Loss>;
