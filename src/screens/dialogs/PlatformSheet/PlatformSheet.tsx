import { ActionSheet, type SheetAction } from '#components/ActionSheet/ActionSheet.tsx';
import { AndroidFill } from '#components/icons/AndroidFill.tsx';
import { AppleFill } from '#components/icons/AppleFill.tsx';
import type { Platform } from '#domain/game.ts';
import { missingBuildText } from '#domain/platform.ts';

export type PlatformSheetProps = {
  /** The platforms the game has a build for; absent while nobody asks. */
  platforms: readonly Platform[] | undefined;
  onClose: () => void;
  /** The download goes on to its next step, which closes the sheet. */
  onChoose: (platform: Platform) => void;
};

const CHOICES = [
  { platform: 1, name: '安卓版', Icon: AndroidFill },
  { platform: 2, name: 'iOS 版', Icon: AppleFill },
] as const;

/** Asks a desktop which build it wants. */
export function PlatformSheet({ platforms, onClose, onChoose }: PlatformSheetProps) {
  const actionsOf = (built: readonly Platform[]): SheetAction[] =>
    CHOICES.map(({ platform, name, Icon }) => {
      const missing = !built.includes(platform);
      return {
        label: missing ? missingBuildText(platform) : name,
        icon: <Icon size={24} />,
        tone: 'soft',
        keepsOpen: true,
        disabled: missing,
        onClick: () => onChoose(platform),
      };
    });
  return (
    <ActionSheet
      payload={platforms}
      onOpenChange={(next) => !next && onClose()}
      title="选择下载平台"
      actions={actionsOf}
    />
  );
}
