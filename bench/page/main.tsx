import '#theme/vars.css.ts';
import '#theme/global.css.ts';
import './page.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Carousel } from '#components/Carousel/Carousel.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { loadModalBox } from '#components/Dialog/modalCode.ts';
import { whenIdle } from '#components/loading/whenQuiet.ts';
import { PullToRefresh } from '#components/PullToRefresh/PullToRefresh.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { Toaster } from '#components/Toast/Toaster.tsx';
import { createToastStore } from '#components/Toast/toastStore.ts';
import { CELLS, SLIDES, TABS, view, wait } from '#bench-rows';
import { bench } from './contract.ts';
import { Feed } from './Feed.tsx';

const toasts = createToastStore();
bench.toast = (text) => toasts.show({ text, durationMs: 2000 });

/** Titles are plain words, so the marks the measuring side looks for are set on the tabs themselves. */
const markTabs = () =>
  document.querySelectorAll('[role="tab"]').forEach((tab, at) => tab.setAttribute('data-bench', `tab-${at}`));

const TAB_LIST = TABS.map((label, at) => ({ id: String(at), label }));

function Cells({ panel }: { panel: string }) {
  return (
    <div data-bench={`panel-${panel}`}>
      {CELLS.map((text) => (
        <div className="cell" key={text}>
          {panel} {text}
        </div>
      ))}
    </div>
  );
}

const panelOf = (id: string) =>
  id === '0' ? (
    <div data-bench="panel-0">
      <Feed />
    </div>
  ) : (
    <Cells panel={id} />
  );

function Confirm() {
  const [open, setOpen] = useState(false);
  bench.closeDialog = () => setOpen(false);
  return (
    <>
      <button type="button" data-bench="open-dialog" onClick={() => setOpen(true)}>
        删除
      </button>
      <ConfirmDialog
        open={open}
        title="提示"
        message={<span data-bench="dialog">确定要删除这条动态吗？</span>}
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

function Home() {
  useEffect(markTabs, []);
  // Left to itself it comes two seconds after the load, in the midst of what is measured by then.
  useEffect(() => whenIdle(() => void loadModalBox()), []);
  const refresh = async () => {
    await wait(300);
    bench.refreshed += 1;
  };
  return (
    <>
      <PullToRefresh onRefresh={refresh}>
        <div data-bench="carousel">
          <Carousel label="横幅">
            {SLIDES.map((hue) => (
              <div key={hue} className="slide" style={{ background: `hsl(${hue} 60% 55%)` }}>
                {hue}
              </div>
            ))}
          </Carousel>
        </div>
        <Tabs label="频道" tabs={TAB_LIST} fit="equal">
          {panelOf}
        </Tabs>
      </PullToRefresh>
      <div className="bar">
        <Confirm />
      </div>
      <Toaster store={toasts} />
    </>
  );
}

const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <div className="scroller" data-bench="scroller" data-scroller="">
      {view === 'feed' ? <Feed /> : <Home />}
    </div>,
  );
}
