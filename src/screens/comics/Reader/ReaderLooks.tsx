import { type ReactNode } from 'react';
import { Inline } from '#components/Inline/Inline.tsx';
import { SunFill } from '#components/icons/SunFill.tsx';
import { SunLine } from '#components/icons/SunLine.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import {
  MAX_BRIGHTNESS,
  MAX_SPEED,
  MIN_BRIGHTNESS,
  MIN_SPEED,
  READER_GROUNDS,
  READER_MODES,
  type ReaderGround,
  type ReaderMode,
  type ReaderSettings,
} from '#domain/readerSettings.ts';
import * as styles from './ReaderControls.css.ts';
import { autoBar } from './ReaderScreen.css.ts';

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

type AutoBarProps = {
  settings: ReaderSettings;
  onChange: (settings: ReaderSettings) => void;
  onStop: () => void;
};

/** While pages go on by themselves: how fast, and how to stop it. */
export function AutoBar({ settings, onChange, onStop }: AutoBarProps) {
  return (
    <Inline className={autoBar} role="group" aria-label="自动滚动">
      <Stack grow>
        <Slider
          label="速度"
          labelHidden
          tone="night"
          min={MIN_SPEED}
          max={MAX_SPEED}
          value={settings.speed}
          formatValue={(value) => `${value} 档`}
          onValueChange={(speed) => onChange({ ...settings, speed })}
        />
      </Stack>
      <TextButton tone="night" size="small" height="touch" onClick={onStop}>
        停止
      </TextButton>
    </Inline>
  );
}

type RadioProps = { name: string; label?: string; checked: boolean; onChoose: () => void };

const Radio = ({ name, label, checked, onChoose }: RadioProps): ReactNode => (
  <input type="radio" className={styles.radio} name={name} aria-label={label} checked={checked} onChange={onChoose} />
);
