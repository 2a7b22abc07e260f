const IPV4 = /^(\d{1,3}\.){3}\d{1,3}$/;

/** Groups of an IPv6 address that say which line it is; the others its holder chooses freely. */
const LINE_GROUPS = 4;
const GROUPS = 8;

/** An address without brackets, zone and port. */
function bare(address: string): string {
  const unbracketed = /^\[([^\]]*)\](:\d+)?$/.exec(address)?.[1] ?? address;
  const withoutPort = /^((?:\d{1,3}\.){3}\d{1,3}):\d+$/.exec(unbracketed)?.[1] ?? unbracketed;
  return withoutPort.replace(/%.*$/, '').toLowerCase();
}

const groupsOf = (part: string | undefined): string[] => (part ? part.split(':') : []);

/** The eight groups of an IPv6 address, or undefined when it is none. */
function expand(address: string): string[] | undefined {
  const [head, tail, ...more] = address.split('::');
  if (more.length > 0) return undefined;
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const missing = GROUPS - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group)) ? groups : undefined;
}

/**
 * What limits count an address as: an IPv4 address as it is, an IPv6 one by its first 64 bits, for
 * whoever has one has 2^64 of them. Anything else is its own.
 */
export function networkOf(address: string): string {
  const plain = bare(address.trim());
  const mapped = plain.replace(/^(?:0*:)*:?ffff:(?=(?:\d{1,3}\.){3})/, '');
  if (IPV4.test(mapped)) return mapped;
  const groups = expand(plain);
  if (!groups) return address;
  const line = groups.slice(0, LINE_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${line.join(':')}::/64`;
}
