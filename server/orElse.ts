import type { Ports } from './ports.ts';

/** One row of an answer may fail without the others (product §2.2). */
export async function orElse<T>(ports: Ports, fallback: T, read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    ports.onFault(error);
    return fallback;
  }
}
