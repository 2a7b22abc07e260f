import type { Game } from './game.ts';
import { PLATFORM_NAME } from './platform.ts';

/** What a game is, in short: its type, its platform where there is only one, and its brief. */
export function gameSummary({ typeName, platforms, brief }: Pick<Game, 'typeName' | 'platforms' | 'brief'>): string {
  const [only, other] = platforms;
  const platform = only !== undefined && other === undefined ? `仅${PLATFORM_NAME[only]}版` : '';
  return [typeName, platform, brief].filter((part) => part !== '').join(' · ');
}
