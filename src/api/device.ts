import { APP_ID, DEVICE_TYPE, INIT_TEXT, OS_TYPE, sdkConfigSchema, type SdkConfig } from '#domain/sdkConfig.ts';
import type { Client } from './client.ts';

/** The result of device init (spec §8): code 0 with the config, else code 1; `msg` is for the console. */
export type InitResult = { code: 0; msg: string; config: SdkConfig } | { code: 1; msg: string };

export function createDeviceApi(client: Client) {
  return {
    /**
     * Device init at start-up (spec §4). Never rejects: a failure or missing server data is code 1.
     * @param deviceId `''` when there is none: then no request is sent
     */
    async init(deviceId: string): Promise<InitResult> {
      if (deviceId === '') return { code: 1, msg: INIT_TEXT.noDevice };
      const payload = { appID: APP_ID, deviceID: deviceId, deviceType: DEVICE_TYPE, osType: OS_TYPE };
      try {
        const config = await client.post('/user/device/init', sdkConfigSchema, payload, {
          kind: 'read',
          session: 'free',
        });
        return { code: 0, msg: INIT_TEXT.ok, config };
      } catch (error) {
        const reason = error instanceof Error ? `：${error.message}` : '';
        return { code: 1, msg: INIT_TEXT.failed + reason };
      }
    },
  };
}
