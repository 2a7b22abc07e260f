import '#theme/vars.css.ts';
import '#theme/global.css.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadModalBox } from '#components/Dialog/modalCode.ts';
import { provoke, strangersIn } from '#components/RichText/provoke.fixtures.ts';
import { BulletinDialog } from '#screens/dialogs/BulletinDialog/BulletinDialog.tsx';

/** What is seen of one bulletin after everything in it was provoked. */
export type Shown = {
  /** What the allow-list does not name. */
  strangers: string[];
  text: string;
  titleIsText: boolean;
  /** Whether a finger on 我知道了 still meets it, and nothing of the content lies outside its box. */
  isContained: boolean;
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the browser's Window
  interface Window {
    ran: string[];
    showBulletin: (html: string, waitMs: number) => Promise<Shown>;
  }
}

// Links and forms are tried too; the stage must stay.
window.navigation.addEventListener('navigate', (event) => event.cancelable && event.preventDefault());
// That a web link leads away when it is tapped is right: it is no request of the markup's own.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[target=_blank][href^=http]')) event.preventDefault();
});

await loadModalBox();
const tree = createRoot(document.getElementById('root') ?? document.body);
let shows = 0;

const dialog = () => document.querySelector('[role=dialog]');
const content = () =>
  [...(dialog()?.querySelectorAll('p') ?? [])].find((line) => line.textContent.startsWith('发布时间'))
    ?.nextElementSibling ?? undefined;

/** Whether the button is what a finger meets in its middle. */
function closes(): boolean {
  const button = [...(dialog()?.querySelectorAll('button') ?? [])].find((one) => one.textContent === '我知道了');
  if (!button) return false;
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Whether 我知道了 is met within a third of a second: on a busy machine the dialog may not have been laid out yet. */
async function comesToClose(): Promise<boolean> {
  for (let left = 20; left > 0 && !closes(); left -= 1) await new Promise((resolve) => setTimeout(resolve, 16));
  return closes();
}

/** Whether every point of the screen beyond the content's own box belongs to something else. */
function staysIn(root: Element): boolean {
  const box = root.getBoundingClientRect();
  const isOutside = (x: number, y: number) => x < box.left || x > box.right || y < box.top || y > box.bottom;
  for (let x = 5; x < innerWidth; x += 37) {
    for (let y = 5; y < innerHeight; y += 53)
      if (isOutside(x, y) && root.contains(document.elementFromPoint(x, y))) return false;
  }
  return true;
}

window.showBulletin = async (html, waitMs) => {
  shows += 1;
  flushSync(() =>
    tree.render(
      <BulletinDialog
        key={shows}
        open
        bulletin={{ id: 'b', title: html.slice(0, 80), createTime: 0, content: html }}
        onClose={() => undefined}
      />,
    ),
  );
  const root = content();
  if (root) provoke(root);
  await new Promise((resolve) => setTimeout(resolve, waitMs));
  return {
    strangers: root ? strangersIn(root) : [],
    text: root?.textContent ?? '',
    titleIsText: dialog()?.querySelector('h2')?.textContent === html.slice(0, 80),
    isContained: root !== undefined && (await comesToClose()) && staysIn(root),
  };
};
