/** A message channel whose messages come by the fake timers of a test, as timers do. */
export class ClockedChannel {
  private isOpen = true;
  port1 = {
    onmessage: () => undefined as void,
    close: () => {
      this.isOpen = false;
    },
  };
  port2 = { postMessage: () => void setTimeout(() => this.isOpen && this.port1.onmessage()) };
}
