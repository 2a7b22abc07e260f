import { Inline } from '#components/Inline/Inline.tsx';
import { Slider } from '#components/Slider/Slider.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { MAX_SPEED, MIN_SPEED, type ReaderSettings } from './readerSettings.ts';
import * as styles from './ReaderScreen.css.ts';

type AutoBarProps = {
  settings: ReaderSettings;
  onChange: (settings: ReaderSettings) => void;
  onStop: () => void;
};

/** While pages go on by themselves: how fast, and how to stop it. */
export function AutoBar({ settings, onChange, onStop }: AutoBarProps) {
  return (
    <Inline className={styles.autoBar} role="group" aria-label="自动滚动">
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
