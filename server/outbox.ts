import type { Sms, SmsMessage } from './ports.ts';

const KEPT = 50;

/**
 * A place short messages go to when no operator is connected: a developer reads them.
 * @param onSend told of each message, for instance to print it
 */
export function createOutbox(onSend?: (message: SmsMessage) => void): Sms {
  const messages: SmsMessage[] = [];
  return {
    send(message) {
      messages.unshift(message);
      messages.length = Math.min(messages.length, KEPT);
      onSend?.(message);
      return Promise.resolve();
    },
    recent: () => messages,
  };
}
