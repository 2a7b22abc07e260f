import type { Config, WindowLike } from 'dompurify';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
type ScriptAddress = ReturnType<Policy['createScriptURL']> | string;
type Rules = NonNullable<Parameters<NonNullable<WindowLike['trustedTypes']>['createPolicy']>[1]>;

/** The one script that is named by an address at run time. */
const SERVICE_WORKER = '/sw.js';

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    if (url !== SERVICE_WORKER) throw new TypeError(`No script is loaded by address: ${url}`);
    return url;
  },
};

/** TypeScript's own global has no Trusted Types yet; the sanitiser's idea of one has. */
const page: WindowLike = globalThis;

/**
 * The one Trusted Types policy, `portal`, that the content policy allows; undefined where the browser knows
 * no Trusted Types. It passes markup through unchanged, since the sanitiser itself parses with it, and is
 * therefore handed to the sanitiser in this folder and to nobody else.
 */
export const portalPolicy: Policy | undefined = page.trustedTypes?.createPolicy('portal', rules);

/** An address as the content policy wants it for a script; throws for any but the service worker's. */
export const trustedScriptAddress = (path: string): ScriptAddress => portalPolicy?.createScriptURL(path) ?? path;
