import type { Config, WindowLike } from 'dompurify';

/**
 * The one Trusted Types policy, `portal`, that the content policy allows; undefined where the browser knows
 * no Trusted Types. It passes markup through unchanged, since the sanitiser itself parses with it, and is
 * therefore handed to the sanitiser in this folder and to nobody else.
 */
export const portalPolicy: Config['TRUSTED_TYPES_POLICY'] = createPolicy(globalThis);

function createPolicy({ trustedTypes }: Pick<WindowLike, 'trustedTypes'>): Config['TRUSTED_TYPES_POLICY'] {
  return trustedTypes?.createPolicy('portal', {
    createHTML: (html) => html,
    createScriptURL: (url) => {
      throw new TypeError(`No script is loaded by address: ${url}`);
    },
  });
}
