import { AndroidFill } from '#components/icons/AndroidFill.tsx';
import { AppleFill } from '#components/icons/AppleFill.tsx';
import { RightLine } from '#components/icons/RightLine.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import type { Platform } from '#domain/game.ts';
import { missingBuildText } from '#domain/platform.ts';
import * as styles from './PlatformSheet.css.ts';

export type PlatformSheetProps = {
  open: boolean;
  /** The platforms the game has a build for. */
  platforms: readonly Platform[];
  onClose: () => void;
  onChoose: (platform: Platform) => void;
};

const CHOICES = [
  { platform: 1, name: '安卓版', Icon: AndroidFill },
  { platform: 2, name: 'iOS 版', Icon: AppleFill },
] as const;

/** Asks a desktop which build it wants (product D20). */
export function PlatformSheet({ open, platforms, onClose, onChoose }: PlatformSheetProps) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="选择下载平台">
      <ul className={styles.list}>
        {CHOICES.map(({ platform, name, Icon }) => {
          const missing = !platforms.includes(platform);
          return (
            <li key={platform}>
              <button type="button" className={styles.choice} disabled={missing} onClick={() => onChoose(platform)}>
                <span className={styles.icon}>
                  <Icon size={24} />
                </span>
                <span className={styles.name}>{missing ? missingBuildText(platform) : name}</span>
                {!missing && <RightLine size={20} />}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
