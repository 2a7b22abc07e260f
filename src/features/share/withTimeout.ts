/** The value of `promise`, or undefined when it rejects or takes longer than `ms`. */
export function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const expire = () => resolve(undefined);
    const timer = setTimeout(expire, ms);
    promise.then(resolve, expire).finally(() => clearTimeout(timer));
  });
}
