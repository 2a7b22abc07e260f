import type { Driver } from './driver.ts';
import { withTimeout } from './withTimeout.ts';

const CALL_WITHIN_MS = 35_000;

/** The driver whose every call ends: a page that hangs fails with the name of the call it hangs in. */
export function limitDriver(driver: Driver): Driver {
  const limited =
    <Given extends readonly unknown[], T>(name: string, call: (...given: Given) => Promise<T>) =>
    (...given: Given): Promise<T> =>
      withTimeout(call(...given), CALL_WITHIN_MS, `The browser's answer to ${name}`);
  return {
    ...driver,
    goto: limited('goto', driver.goto),
    evaluate: limited('evaluate', driver.evaluate),
    tap: limited('tap', driver.tap),
    drag: limited('drag', driver.drag),
    type: limited('type', driver.type),
    press: limited('press', driver.press),
    reload: limited('reload', driver.reload),
    upload: limited('upload', driver.upload),
    screenshot: limited('screenshot', driver.screenshot),
    close: limited('close', driver.close),
  };
}
