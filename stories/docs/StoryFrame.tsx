import { useRef } from 'react';
import * as styles from './StoryFrame.css.ts';
import { storyHref } from './storyIndex.ts';
import { useLiveFrame } from './useLiveFrame.ts';

type StoryFrameProps = {
  storyId: string;
  /** The link's words. */
  label: string;
  /** The device the story is shown on, in px. */
  device: { width: number; height: number };
  /** How wide the tile is, in px. */
  width: number;
};

/** A story alive in a small device, at rest: its play is for the canvas. Loads when it comes near; the tile leads to the story. */
export function StoryFrame({ storyId, label, device, width }: StoryFrameProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { live, loaded, onLoad } = useLiveFrame(ref);
  const scale = width / device.width;
  return (
    <div ref={ref} className={styles.tile} style={{ width }}>
      <div className={styles.device} style={{ width, height: device.height * scale }} inert>
        {live && (
          <iframe
            // `embed` lets no play run: a wall of plays would pull the focus and the page about.
            src={`./iframe.html?id=${storyId}&viewMode=story&embed=true&globals=a11y.manual:!true`}
            title={label}
            tabIndex={-1}
            data-loaded={loaded || undefined}
            className={styles.frame}
            style={{ width: device.width, height: device.height, transform: `scale(${scale})` }}
            onLoad={onLoad}
          />
        )}
      </div>
      <a href={storyHref(storyId)} target="_top" className={styles.link}>
        {label}
      </a>
    </div>
  );
}
