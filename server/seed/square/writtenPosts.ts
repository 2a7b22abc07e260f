import { GAMES, idOf } from '../games.ts';
import type { DemoPost } from './demoPost.ts';
import { BOLD_GAME_POSTS } from './posts/boldGames.ts';
import { COMIC_POSTS } from './posts/comics.ts';
import { COSY_GAME_POSTS } from './posts/cosyGames.ts';
import { DAILY_POSTS, MOMENTS, THOUGHTS } from './posts/daily.ts';

type Picture = { url: string; width: number; height: number };

/** A post with its subject's game and pictures filled in. */
export type WrittenPost = { tag: DemoPost[0]; text: string; gameId: string | null; pictures: Picture[] };

const GAME_SIZES = { portrait: { width: 540, height: 960 }, landscape: { width: 960, height: 540 } };

/** Of a game its three screenshots, then its cover. */
function gamePictures({ slug, shots }: (typeof GAMES)[number]): Picture[] {
  const screenshots = [1, 2, 3].map((number) => ({
    url: `/demo/games/${slug}/shot-${number}.webp`,
    ...GAME_SIZES[shots],
  }));
  return [...screenshots, { url: `/demo/games/${slug}/cover.webp`, ...GAME_SIZES.landscape }];
}

function aboutGames(): WrittenPost[] {
  const posts = { ...COSY_GAME_POSTS, ...BOLD_GAME_POSTS };
  return GAMES.flatMap((game, index) => {
    const pictures = gamePictures(game);
    return (posts[game.slug] ?? []).map(([tag, text, count = 0], place) => ({
      tag,
      text,
      gameId: idOf(index),
      // Single pictures are not all the first screenshot.
      pictures: [...pictures.slice(place % 3), ...pictures].slice(0, count),
    }));
  });
}

function aboutComics(): WrittenPost[] {
  return Object.entries(COMIC_POSTS).flatMap(([slug, posts]) =>
    posts.map(([tag, text, count = 0]) => ({
      tag,
      text,
      gameId: null,
      pictures: [{ url: `/demo/comics/${slug}/cover.webp`, width: 600, height: 800 }].slice(0, count),
    })),
  );
}

/** Every other moment shows a screenshot or three of its game, not always the first. */
function momentPictures(game: number, index: number, round: number): Picture[] {
  const shown = GAMES[game];
  if (!shown || (index + round) % 2 === 0) return [];
  const screenshots = gamePictures(shown).slice(0, 3);
  const turned = [...screenshots.slice(round % 3), ...screenshots.slice(0, round % 3)];
  return turned.slice(0, index % 3 === 0 ? 3 : 1);
}

/** Each moment with each of seven thoughts, the games taking turns: no two are the same. */
function moments(): WrittenPost[] {
  return Array.from({ length: 7 }, (_, round) => round).flatMap((round) =>
    MOMENTS.map((moment, index): WrittenPost => {
      const game = (index * 3 + round) % GAMES.length;
      const thought = THOUGHTS[(index + round * 5) % THOUGHTS.length] ?? '';
      const text = moment.replace('{name}', GAMES[game]?.name ?? '') + thought;
      return { tag: 'chat', text, gameId: idOf(game), pictures: momentPictures(game, index, round) };
    }),
  );
}

/** Every post of the demo, by subject. */
export const writtenPosts = (): WrittenPost[] => [
  ...aboutGames(),
  ...aboutComics(),
  ...DAILY_POSTS.map(([tag, text]) => ({ tag, text, gameId: null, pictures: [] })),
  ...moments(),
];
