import { expect, it } from 'vitest';
import { failed, loading, ready } from '#domain/loadable.ts';
import type { SdkConfig } from '#domain/sdkConfig.ts';
import { PRODUCT_NAME } from '#platform/device/productName.ts';
import { ownApp } from './ownApp.ts';

const appOf = (server: SdkConfig['server']) =>
  ownApp(
    ready({ sdk: { appID: '2008', appKey: '', channelID: '0', otherConfig: {} }, server }),
    'https://portal.example',
  );

it('of an app the server says nothing of, no version, size or address is told', () => {
  expect(appOf({})).toEqual(ready({ name: PRODUCT_NAME, version: '', sizeBytes: 0 }));
});

it('what the server says is told, a path of ours as an address, and nothing but web addresses', () => {
  const said = { appName: '晴屿极速版', appVersion: '1.2.0', appSizeBytes: 48 };
  const known = { name: '晴屿极速版', version: '1.2.0', sizeBytes: 48 };
  expect(appOf({ ...said, packageUrl: '/app/portal.apk', bundleUrl: 'javascript:alert(1)' })).toEqual(
    ready({ ...known, androidUrl: 'https://portal.example/app/portal.apk' }),
  );
  expect(appOf({ ...said, bundleUrl: 'https://apps.example/1' })).toEqual(
    ready({ ...known, iosUrl: 'https://apps.example/1' }),
  );
});

it.each([loading, failed('网络异常')])('a config that is not there yet is not judged: %j', (config) => {
  expect(ownApp(config, 'https://portal.example')).toBe(config);
});
