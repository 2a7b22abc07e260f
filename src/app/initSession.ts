import { accountQueries } from '#features/account/accountQueries.ts';
import { messageQueries } from '#features/messages/messageQueries.ts';
import { type Core } from '#platform/core.ts';
import { queryContextOf } from '#platform/query/queryFactory.ts';
import { isLoggedIn } from '#domain/account.ts';
import { failed, ready } from '#domain/loadable.ts';
import { INIT_TEXT } from '#domain/sdkConfig.ts';
import { readDeviceId } from '#platform/device/device.ts';

/**
 * Start-up (spec §4): init with the channel, and for somebody logged in status and messages. Nothing
 * here blocks the first paint; a failing init only writes its message to the console.
 */
export async function initSession(portal: Core): Promise<void> {
  const { account } = portal.session.getState();
  if (isLoggedIn(account)) {
    const context = queryContextOf(portal);
    portal.prefetch.always([accountQueries(context).status, messageQueries(context).messages]);
  }
  await initDevice(portal);
}

async function initDevice({ api, session, storage, device, toasts, log }: Core): Promise<void> {
  const deviceId = readDeviceId(storage, device) ?? '';
  if (deviceId === '') toasts.show({ type: 'error', text: INIT_TEXT.noDevice });
  const result = await api.device.init(deviceId);
  session.setConfig(result.code === 0 ? ready(result.config) : failed(result.msg));
  if (result.code !== 0) log.warn(result.msg);
}
