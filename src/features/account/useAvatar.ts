import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { AVATAR_PROBLEM_TEXT, type CropSquare } from '#domain/avatar.ts';
import { useCore } from '#platform/core.ts';
import { writeFailureText } from '#platform/device/formFailure.ts';
import { cropAvatar, readAvatar } from './cropAvatar.ts';

type Chosen = { file: File; picture: { url: string; width: number; height: number } };

const FAILED = '上传失败，请重试';

/** Changes the avatar: a file is chosen, a square cropped out of it and uploaded. A failure keeps both. */
export function useAvatar() {
  const { api, session, toasts } = useCore();
  const [chosen, setChosen] = useState<Chosen>();
  useRevoked(chosen?.picture.url);

  const send = useMutation({
    mutationFn: async ({ file, square }: { file: File; square: CropSquare }) =>
      api.account.uploadAvatar(session.getState().account.uid, await cropAvatar(file, square)),
    onSuccess({ avatar }) {
      session.updateAccount({ avatar });
      setChosen(undefined);
      toasts.show({ type: 'success', text: '头像已更换' });
    },
    meta: { errorText: () => undefined },
  });

  return {
    change: { picture: chosen?.picture, sending: send.isPending, error: writeFailureText(send.error, FAILED) },
    async choose(file: File) {
      const read = await readAvatar(file);
      if (!read.ok) return void toasts.show({ type: 'error', text: AVATAR_PROBLEM_TEXT[read.problem] });
      send.reset();
      setChosen({ file, picture: { url: URL.createObjectURL(file), width: read.width, height: read.height } });
    },
    crop: (square: CropSquare) => chosen && send.mutate({ file: chosen.file, square }),
    cancel: () => setChosen(undefined),
  };
}

/** Revokes the object URL once it is shown no longer. */
function useRevoked(url: string | undefined): void {
  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
}
