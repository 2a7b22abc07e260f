/** An address mail can be written to: nothing in it could end the address and begin something else in a `mailto:` link. */
export const isEmail = (value: string): boolean =>
  value.length <= 254 && /^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(value);
