import { expect, onTestFinished, test } from 'vitest';
import { openPages } from '../testing/keptPages.tsx';
import { mount } from '../testing/mount.tsx';
import { isDisplayed } from './isDisplayed.ts';

/** As in Chromium before 105 and Safari before 17.4. */
function withoutCheckVisibility(): void {
  const { checkVisibility } = Element.prototype;
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  onTestFinished(() => void (Element.prototype.checkVisibility = checkVisibility));
}

const SITUATIONS = (
  <>
    <p data-shown="true">甲</p>
    <p data-shown="true" style={{ height: 0 }} />
    <p data-shown="true" style={{ visibility: 'hidden' }}>
      乙
    </p>
    <p data-shown="false" hidden>
      丙
    </p>
    <div style={{ display: 'none' }}>
      <p data-shown="false">丁</p>
    </div>
  </>
);

test.each([
  ['as told by the browser', () => undefined],
  ['by its boxes where the browser does not tell', withoutCheckVisibility],
])('%s', (_, lack) => {
  lack();
  const { container } = mount(SITUATIONS);
  const elements = [...container.querySelectorAll('p')];
  expect(elements.map((element) => String(isDisplayed(element)))).toEqual(
    elements.map((element) => element.dataset['shown']),
  );
  expect(isDisplayed(document.createElement('p'))).toBe(false);
});

test('a kept page that was left is not displayed where the browser does not tell', () => {
  withoutCheckVisibility();
  const pages = openPages('甲');
  const button = pages.container.querySelector('button');
  const isButtonDisplayed = () => button && isDisplayed(button);
  expect(isButtonDisplayed()).toBe(true);
  pages.show('乙');
  expect(isButtonDisplayed()).toBe(false);
  pages.show('甲');
  expect(isButtonDisplayed()).toBe(true);
});
