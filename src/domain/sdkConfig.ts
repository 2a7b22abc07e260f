import * as v from 'valibot';
import { urlTextSchema } from './primitives.ts';

/** Application id and default channel (spec §9). */
export const APP_ID = '2008';
export const DEFAULT_CHANNEL_ID = '0';
export const DEVICE_TYPE = 'h5';
export const OS_TYPE = '3';

/** SDK config and server config from device init (spec §3). */
export const sdkConfigSchema = v.object({
  sdk: v.object({
    appID: v.fallback(v.string(), APP_ID),
    appKey: v.fallback(v.string(), ''),
    channelID: v.fallback(v.string(), DEFAULT_CHANNEL_ID),
    otherConfig: v.fallback(v.record(v.string(), v.string()), {}),
  }),
  server: v.object({
    bundleUrl: v.optional(urlTextSchema),
    packageUrl: v.optional(urlTextSchema),
    contactUrl: v.optional(urlTextSchema),
    email: v.optional(v.string()),
    appName: v.optional(v.string()),
    appVersion: v.optional(v.string()),
    appSizeBytes: v.optional(v.number()),
  }),
});
export type SdkConfig = v.InferOutput<typeof sdkConfigSchema>;

/** The init texts the spec documents (§8). */
export const INIT_TEXT = {
  noDevice: 'SDK初始化失败，设备号获取失败',
  ok: 'SDK初始化成功',
  failed: 'SDK初始化失败',
} as const;

/** Phone login registers automatically unless the other-config key for it equals 0 (spec §1). */
export const autoRegisters = (config: SdkConfig | undefined): boolean =>
  config?.sdk.otherConfig['phoneAutoRegister'] !== '0';
