import { afterEach, expect, onTestFinished, test } from 'vitest';
import { swallowStrayTaps } from './swallowStrayTaps.ts';

type Tapping = Partial<Pick<PointerEventInit, 'pointerType' | 'detail' | 'clientX' | 'clientY'>>;

const FINGER = { pointerType: 'touch', detail: 1 } satisfies Tapping;
const FIRST_CLICK = { pointerType: 'mouse', detail: 1 } satisfies Tapping;
const SECOND_CLICK = { pointerType: 'mouse', detail: 2 } satisfies Tapping;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function tap(target: Element, tapping: Tapping): void {
  target.dispatchEvent(
    new PointerEvent('click', { bubbles: true, cancelable: true, clientX: 100, clientY: 100, ...tapping }),
  );
}

afterEach(() => document.body.replaceChildren());

/** A button to join that its tap exchanges for one that goes on. */
function openJoining() {
  onTestFinished(swallowStrayTaps(document));
  let taps = 0;
  const [join, goOn] = [document.createElement('button'), document.createElement('button')];
  join.append(document.createElement('span'));
  join.addEventListener('click', () => join.replaceWith(goOn));
  goOn.addEventListener('click', () => taps++);
  document.body.append(join);
  return { join, goOn, taps: () => taps };
}

test.each([
  ['a finger', FINGER, FINGER],
  ['a mouse', FIRST_CLICK, SECOND_CLICK],
])('the second tap of %s does not hit what took the place of the first one', (_, first, second) => {
  const { join, goOn, taps } = openJoining();
  tap(join, first);
  tap(goOn, second);
  tap(goOn, second);
  expect(taps()).toBe(0);
});

test('nor does it hit what is shown instead of a page that is kept', () => {
  const { join, goOn, taps } = openJoining();
  join.addEventListener('click', () => {
    join.style.display = 'none';
    document.body.prepend(join);
  });
  tap(join, FINGER);
  tap(goOn, FINGER);
  expect(taps()).toBe(0);
});

test('a later tap, one elsewhere, one of a key and a first click of a mouse are meant for what they hit', async () => {
  const { join, goOn, taps } = openJoining();
  tap(join, FINGER);
  tap(goOn, { ...FINGER, clientX: 160 });
  expect(taps()).toBe(1);
  tap(goOn, { detail: 0 });
  expect(taps()).toBe(2);

  goOn.replaceWith(join);
  tap(join, FINGER);
  await pause(350);
  tap(goOn, FINGER);
  expect(taps()).toBe(3);

  goOn.replaceWith(join);
  tap(join, FIRST_CLICK);
  tap(goOn, FIRST_CLICK);
  expect(taps()).toBe(4);
});

test('a control that stays while its parts are exchanged hears both taps', () => {
  onTestFinished(swallowStrayTaps(document));
  const like = document.createElement('button');
  let taps = 0;
  like.append(document.createElement('span'));
  like.addEventListener('click', () => {
    taps++;
    like.replaceChildren(document.createElement('span'));
  });
  document.body.append(like);
  for (const tapping of [FINGER, FINGER]) if (like.firstElementChild) tap(like.firstElementChild, tapping);
  expect(taps).toBe(2);
});
