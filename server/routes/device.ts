import { Hono } from 'hono';
import * as v from 'valibot';
import { Code } from '#domain/envelope.ts';
import { APP_ID, INIT_TEXT, type SdkConfig } from '#domain/sdkConfig.ts';
import { answer, ApiError } from '../answer.ts';
import { channelId, text } from '../params.ts';
import type { Ports } from '../ports.ts';
import { readPayload } from '../request.ts';
import { APP_PACKAGE } from './files.ts';

export const initSchema = v.object({ deviceID: text, channelID: channelId });

const APP_NAME = '晴屿';

function serverConfigOf(ports: Ports): SdkConfig['server'] {
  const contact = { contactUrl: ports.contactUrl, email: ports.businessEmail, appName: APP_NAME };
  if (!ports.appPackage) return contact;
  const { path, version, sizeBytes } = APP_PACKAGE;
  return { ...contact, packageUrl: path, appVersion: version, appSizeBytes: sizeBytes };
}

/** Start-up of a device (spec §4): the SDK's and the server's config. */
export function deviceRoutes(ports: Ports): Hono {
  return new Hono().post('/api/user/device/init', async (c) => {
    const { deviceID, channelID } = await readPayload(c, initSchema);
    if (deviceID === '') throw new ApiError(Code.general, INIT_TEXT.noDevice);
    const config: SdkConfig = {
      sdk: {
        appID: APP_ID,
        appKey: '',
        channelID,
        otherConfig: { phoneAutoRegister: ports.phoneAutoRegister ? '1' : '0' },
      },
      server: serverConfigOf(ports),
    };
    return answer(c, config, INIT_TEXT.ok);
  });
}
