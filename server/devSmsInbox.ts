import type { Sms, SmsMessage } from './ports.ts';

const KEPT = 50;

/**
 * Receives text messages while no SMS provider is connected, for developers to read.
 * @param onSend called with each message, for instance to print it
 */
export function createDevSmsInbox(onSend?: (message: SmsMessage) => void): Sms {
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
