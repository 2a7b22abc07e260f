import { createRef } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { pages, shell } from '#app/shell/Shell.css.ts';
import { useRouteTitle } from '#platform/navigation/usePageTitle.ts';
import { media } from '#theme/media.ts';
import '#theme/print.css.ts';
import { Button } from '../Button/Button.tsx';
import { Carousel, type CarouselHandle } from '../Carousel/Carousel.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { KeepAlive } from '../KeepAlive/KeepAlive.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { devtools } from '../testing/devtools.ts';
import { resize, setReaderFontSize } from '../testing/emulate.ts';
import { mount, nextFrame } from '../testing/mount.tsx';
import { notOnPaper } from '../testing/onPaper.ts';
import { Page } from './Page.tsx';

const rootSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A page in the app's own shell, with things as wide as it can be. */
function showShell() {
  const { container } = mount(
    <div className={shell}>
      <Page
        label="首页"
        bar={<NavBar title="标题很长很长很长很长很长很长很长很长很长的一页" onBack={() => undefined} />}
        footer={<Button block>立即充值</Button>}
      >
        <TextField label="昵称" defaultValue="一个喜欢在雨天坐慢车去海边看灯塔然后把车票都留下来的人" clearable />
        <p>{'晴屿'.repeat(200)}</p>
      </Page>
    </div>,
  );
  const box = container.firstElementChild;
  if (!(box instanceof HTMLElement)) throw new Error('The shell is not there');
  return box;
}

test.for([
  [375, 16],
  [320, 13.65],
  [750, 32],
  [700, 29.87],
] as const)('EN-01 at a width of %d the root font is %d px', async ([width, expected]) => {
  await resize(width, 812);
  mount(null);
  expect(Math.abs(rootSize() - expected)).toBeLessThanOrEqual(0.05);
});

test.for([
  [812, 375, 16],
  [932, 430, 18.35],
  [1024, 600, 25.6],
  [1024, 768, 32],
] as const)('on its side, %d×%d, the root font follows the height, %d px', async ([width, height, expected]) => {
  await resize(width, height);
  mount(null);
  expect(Math.abs(rootSize() - expected)).toBeLessThanOrEqual(0.05);
});

test.for([1440, 1025])(
  'EN-02 at %d the root font is the 520 px shell’s, and nothing leaves the shell',
  async (width) => {
    await resize(width, 900);
    const box = showShell();
    expect(rootSize()).toBeLessThanOrEqual(22.19);
    expect(rootSize()).toBeGreaterThan(22.1);
    const { left, right } = box.getBoundingClientRect();
    expect(right - left).toBe(520);
    expect(box.scrollWidth).toBeLessThanOrEqual(520);
    const outside = [...box.querySelectorAll('*')].filter((part) => {
      const inner = part.getBoundingClientRect();
      return inner.left < left - 0.5 || inner.right > right + 0.5;
    });
    expect(outside).toEqual([]);
  },
);

test.for([
  [768, 'mobile', 768],
  [769, 'tablet', 769],
  [1024, 'tablet', 1024],
  [1025, 'desktop', 520],
] as const)('EN-03 a width of %d is laid out as %s', async ([width, layout, shellWidth]) => {
  await resize(width, 900);
  const box = showShell();
  const matching = (['mobile', 'tablet', 'desktop'] as const).filter((name) => matchMedia(media[name]).matches);
  expect(matching).toEqual([layout]);
  expect(box.getBoundingClientRect().width).toBe(shellWidth);
});

test('EN-04 at 1440 the shell is 520 wide and centred', async () => {
  await resize(1440, 900);
  const { left, right, width } = showShell().getBoundingClientRect();
  expect(width).toBe(520);
  expect(left).toBe(innerWidth - right);
});

test('EN-10 a turned phone keeps its scale, for its height is what lacks; an open dialog and the carousel’s slide stay', async () => {
  const handle = createRef<CarouselHandle>();
  const { container } = mount(
    <>
      <Carousel label="推荐" handle={handle}>
        {['一', '二', '三'].map((name) => (
          <div key={name} style={{ height: 100 }}>
            {name}
          </div>
        ))}
      </Carousel>
      <Dialog open title="公告" onOpenChange={() => undefined}>
        内容
      </Dialog>
    </>,
  );
  await expect.poll(() => handle.current).not.toBeNull();
  handle.current?.goTo(1, { instant: true });
  const holds = async () => {
    await expect.poll(() => document.querySelector('[role="dialog"]')?.checkVisibility()).toBe(true);
    await expect
      .poll(() => [...container.querySelectorAll('[aria-live] > :not([inert])')].map((slide) => slide.textContent))
      .toEqual(['二']);
  };
  await holds();
  await resize(667, 375);
  expect(rootSize()).toBe(16);
  await holds();
  await resize(375, 812);
  expect(rootSize()).toBe(16);
  await holds();
});

function Titled({ name }: { name: string }) {
  useRouteTitle(name, name);
  return <Page label={name} />;
}

test('KA-19 the document’s title follows the page shown', async () => {
  const before = document.title;
  onTestFinished(() => void (document.title = before));
  const page = (name: string) => (
    <KeepAlive activeKey={name}>
      <Titled name={name} />
    </KeepAlive>
  );
  const { render } = mount(page('游戏'));
  for (const name of ['游戏', '我的', '游戏']) {
    render(page(name));
    await expect.poll(() => document.title).toBe(`晴屿 - ${name}`);
  }
});

test('on paper the page is whole and stands alone: no bars, no page kept behind it', async () => {
  const page = (name: string) => (
    <div className={shell} data-layout="main">
      <nav>首页</nav>
      <div className={pages} data-pages="">
        <KeepAlive activeKey={name}>
          <Page label={name} bar={<NavBar title={name} />} footer={<Button>立即充值</Button>}>
            <p style={{ height: 5000 }}>{`${name}的内容`}</p>
          </Page>
        </KeepAlive>
      </div>
    </div>
  );
  const { container, render } = mount(page('游戏'));
  render(page('我的'));
  await devtools().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => void (await devtools().send('Emulation.setEmulatedMedia', { media: '' })));
  expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(5000);
  const printed = [...container.querySelectorAll<HTMLElement>('nav, header, button, p')].filter((part) =>
    part.checkVisibility(),
  );
  expect(printed.map(({ textContent }) => textContent)).toEqual(['我的的内容']);
  expect(notOnPaper()).toEqual([]);
});

test('EN.P2 the reader’s own font size multiplies', async () => {
  mount(null);
  await setReaderFontSize(20);
  await expect.poll(rootSize).toBe(20);
});

test('EN.P3 a height that changes, as by the keyboard on the screen, scales nothing', async () => {
  mount(null);
  for (const [width, height] of [
    [375, 400],
    [375, 280],
    [667, 180],
  ] as const) {
    await resize(width, height);
    await nextFrame();
    expect(rootSize()).toBe(16);
  }
});

test('EN.P4 zooming in on a narrow page makes its letters larger: under 320 nothing shrinks further', async () => {
  await resize(160, 320);
  mount(null);
  expect(Math.abs(rootSize() - 13.65)).toBeLessThanOrEqual(0.05);
});
