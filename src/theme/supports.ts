/**
 * What not every browser at the floor has, for `@supports`. A plain declaration before the newer one would do only where
 * neither holds a variable: with one in it, a value that is not understood counts as none at all.
 */
export const supports = {
  /** Chromium since 108, Safari since 15.4. */
  dvh: '(height: 1dvh)',
  /** Chromium since 105, Firefox since 121. */
  has: 'selector(:has(a))',
  hasNot: 'not selector(:has(a))',
  /** Not WebKit, the only engine with this property. */
  notWebKit: 'not (-webkit-hyphens: none)',
} as const;
