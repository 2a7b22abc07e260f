import { useQuery } from '@tanstack/react-query';
import { paths } from '#domain/paths.ts';
import { PostPageScreen } from '#screens/square/PostPage/PostPageScreen.tsx';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { usePostComposer } from '#features/square/composer/postComposer.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useQueryFactory } from '#platform/core.ts';
import { squareQueries } from '#features/square/squareQueries.ts';
import { useSensitiveFinder } from '#features/square/useSensitiveFinder.ts';

export function PostPageRoute() {
  const { back, replace } = useNavigation();
  const { composer, state } = usePostComposer();
  const tags = useQuery(useQueryFactory(squareQueries).tags);
  const findWords = useSensitiveFinder({ refused: state.refusedWords });

  const publish = async () => {
    const post = await composer.publish(findWords);
    if (post) replace(paths.post(post.id));
  };

  return (
    <PostPageScreen
      {...state}
      publishing={state.status === 'publishing'}
      tags={useLoadable(tags)}
      findings={findWords(state.content)}
      onSelectTag={composer.setTag}
      onRetryTags={() => void tags.refetch()}
      onChangeContent={composer.setContent}
      onAddPictures={composer.addPictures}
      onRetryPicture={composer.retryPicture}
      onRemovePicture={composer.removePicture}
      onMovePicture={composer.movePicture}
      onClear={composer.clear}
      onPublish={() => void publish()}
      onBack={back}
    />
  );
}
