/** The value of `promise`, or undefined when it rejects or takes longer than `ms`. */
export function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    const timer = setTimeout(giveUp, ms);
    promise.then(resolve, giveUp).finally(() => clearTimeout(timer));
  });
}
