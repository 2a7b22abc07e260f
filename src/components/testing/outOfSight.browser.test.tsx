import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { mount } from './mount.tsx';
import { outOfSight } from './outOfSight.ts';

const found = (element: ReactNode): Promise<string[]> => {
  mount(element);
  return outOfSight();
};

const line = { height: 20, lineHeight: '20px', whiteSpace: 'nowrap' } as const;

test.each<[string, ReactNode]>([
  [
    'what scrolls into view',
    <div key="" style={{ height: 100, overflowY: 'auto' }} data-scroller="">
      <p style={{ paddingTop: 400 }}>在下面</p>
      <button style={{ height: 44 }}>也在下面</button>
    </div>,
  ],
  [
    'a title whose ellipsis leaves most of it',
    <p key="" style={{ ...line, width: 160, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      灯塔重新点亮的那一天，大家都来了
    </p>,
  ],
  [
    'a link over a whole card',
    <div key="" style={{ position: 'relative' }}>
      <p>卡片上的字</p>
      <a href="#card" aria-label="打开" style={{ position: 'absolute', inset: 0 }} />
    </div>,
  ],
  [
    'words for assistive technology alone',
    <span key="" style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
      只读给人听
    </span>,
  ],
])('%s is in sight', async (_name, element) => {
  expect(await found(element)).toEqual([]);
});

test.each<[string, ReactNode, RegExp]>([
  [
    'text cut by a box that does not scroll',
    <div key="" style={{ width: 100, overflow: 'hidden' }}>
      <p style={line}>这一行比它的盒子宽得多</p>
    </div>,
    /cut by div.* \(x\)/,
  ],
  [
    'text cut by the height of its box',
    <div key="" style={{ height: 30, overflow: 'hidden' }}>
      <p style={{ lineHeight: '20px', width: 60 }}>三行字只露出一行半</p>
    </div>,
    /cut by div.* \(y\)/,
  ],
  [
    'a page wider than its scroller',
    <div key="" style={{ height: 300, overflowX: 'hidden', overflowY: 'auto' }} data-scroller="">
      <div style={{ width: 491 }}>
        <button style={{ marginLeft: 400, height: 44 }}>分享</button>
      </div>
    </div>,
    /button “分享”: cut by/,
  ],
  [
    'a control beyond the screen',
    <button key="" style={{ position: 'fixed', left: 350, top: 10, width: 80, height: 44 }}>
      发帖
    </button>,
    /the side of the screen/,
  ],
  [
    'a title of one letter',
    <p key="" style={{ ...line, width: 34, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      星际拾荒者
    </p>,
    /ellipsis after 1 letters/,
  ],
  [
    'a column of single letters',
    <p key="" style={{ width: 17 }}>
      礼包中心
    </p>,
    /stands a letter to a line/,
  ],
  [
    'what a bar hides for good',
    <div key="" style={{ height: 300, overflowY: 'auto' }} data-scroller="">
      <p style={{ height: 600 }}>上面</p>
      <p style={{ height: 30 }}>最后一行</p>
      <div style={{ position: 'sticky', bottom: 0, height: 0 }}>
        <div style={{ position: 'absolute', bottom: 0, width: '100%', height: 60, background: 'white' }} />
      </div>
    </div>,
    /“最后一行”: covered by div/,
  ],
  [
    'words over words',
    <div key="" style={{ position: 'relative' }}>
      <p>下面的字</p>
      <p style={{ position: 'absolute', top: 4 }}>上面的字</p>
    </div>,
    /lies over/,
  ],
])('%s is not', async (_name, element, finding) => {
  expect((await found(element)).join('\n')).toMatch(finding);
});

test('a layer is looked at alone, and every scroller stands as it stood', async () => {
  const lines = await found(
    <>
      <div style={{ width: 50, overflow: 'hidden' }}>
        <p style={line}>对话框后面的字，看不全</p>
      </div>
      <div role="dialog" style={{ position: 'fixed', inset: 20 }}>
        <div style={{ height: 100, overflowY: 'auto' }} data-layer-scroller="">
          <p style={{ paddingTop: 400 }}>在下面</p>
        </div>
      </div>
    </>,
  );
  expect(lines).toEqual([]);
  expect(document.querySelector('[data-layer-scroller]')?.scrollTop).toBe(0);
});

test('what reaches under the notch is told, unless it scrolls out from there', async () => {
  const { style } = document.documentElement;
  style.setProperty('--safe-side', '47px');
  const lines = await found(
    <div data-page="">
      <p>从边上开始</p>
      <div style={{ display: 'flex', overflowX: 'auto' }}>
        <p style={{ flex: 'none', width: 900 }}>横着滚的</p>
      </div>
    </div>,
  );
  expect(lines).toEqual(['“从边上开始”: cut by the notch']);
  style.removeProperty('--safe-side');
});
