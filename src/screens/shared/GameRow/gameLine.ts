import type { Game } from '#domain/game.ts';
import { PLATFORM_NAME } from '#domain/platform.ts';

/** The one line about a game: its type, the only platform there is it for, and what it is. */
export function gameLine({ typeName, platforms, brief }: Pick<Game, 'typeName' | 'platforms' | 'brief'>): string {
  const [only, other] = platforms;
  const platform = only !== undefined && other === undefined ? `仅${PLATFORM_NAME[only]}版` : '';
  return [typeName, platform, brief].filter((part) => part !== '').join(' · ');
}
