import { type ReactNode } from 'react';
import { Inline } from '#components/Inline/Inline.tsx';
import { SunFill } from '#components/icons/SunFill.tsx';
import { SunLine } from '#components/icons/SunLine.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import * as styles from './ReaderControls.css.ts';
import {
  MAX_BRIGHTNESS,
  MIN_BRIGHTNESS,
  READER_GROUNDS,
  READER_MODES,
  type ReaderGround,
  type ReaderMode,
  type ReaderSettings,
} from './readerSettings.ts';

const MODE_NAMES = { strip: '上下滚动', page: '左右翻页' } satisfies Record<ReaderMode, string>;
const GROUND_NAMES = { white: '白色', cream: '米黄', green: '护眼绿', night: '夜间' } satisfies Record<
  ReaderGround,
  string
>;

type ReaderLooksProps = { settings: ReaderSettings; onChange: (settings: ReaderSettings) => void };

/** Brightness, how pages follow one another, and what lies behind them. */
export function ReaderLooks({ settings, onChange }: ReaderLooksProps) {
  return (
    <>
      <Inline gap="x12">
        <SunLine size={24} />
        <Slider
          label="亮度"
          labelHidden
          tone="night"
          min={MIN_BRIGHTNESS}
          max={MAX_BRIGHTNESS}
          value={settings.brightness}
          formatValue={(value) => `${value}%`}
          onValueChange={(brightness) => onChange({ ...settings, brightness })}
        />
        <SunFill size={24} />
      </Inline>
      <Inline wrap justify="between">
        <div className={styles.modes} role="radiogroup" aria-label="阅读模式">
          {READER_MODES.map((mode) => (
            <label key={mode} className={styles.mode}>
              <Radio name="mode" checked={settings.mode === mode} onChoose={() => onChange({ ...settings, mode })} />
              <span className={styles.modeName}>{MODE_NAMES[mode]}</span>
            </label>
          ))}
        </div>
        <Inline gap="none" wrap role="radiogroup" aria-label="背景">
          {READER_GROUNDS.map((ground) => (
            <label key={ground} className={styles.ground}>
              <Radio
                name="ground"
                label={GROUND_NAMES[ground]}
                checked={settings.ground === ground}
                onChoose={() => onChange({ ...settings, ground })}
              />
              <span className={styles.swatch[ground]} />
            </label>
          ))}
        </Inline>
      </Inline>
    </>
  );
}

type RadioProps = { name: string; label?: string; checked: boolean; onChoose: () => void };

const Radio = ({ name, label, checked, onChoose }: RadioProps): ReactNode => (
  <input type="radio" className={styles.radio} name={name} aria-label={label} checked={checked} onChange={onChoose} />
);
