import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Identifier, shortIdentifiers } from './shortIdentifiers.ts';

/** A name that says where it comes from: `Button_label__1rvwxpre`. */
const longIdentifier = ({ filePath, debugId, hash }: Identifier): string =>
  [basename(filePath, '.css.ts'), debugId?.replaceAll(/\s/g, '_')].filter(Boolean).join('_') + `__${hash}`;

/** vanilla-extract, with names as short as they get in what is built, and telling ones while developing and testing. */
export function stylesPlugin(): Plugin[] {
  let identifier: (wanted: Identifier) => string = longIdentifier;
  return [
    {
      name: 'portal-identifiers',
      configResolved({ isProduction }) {
        if (isProduction) identifier = shortIdentifiers(resolve(import.meta.dirname, '..'));
      },
    },
    ...vanillaExtractPlugin({ identifiers: (wanted) => identifier(wanted) }),
  ];
}
