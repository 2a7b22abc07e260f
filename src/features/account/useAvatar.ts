import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import {
  AVATAR_PROBLEM_TEXT,
  type CropSquare,
  AVATAR_SIDE,
  AVATAR_SOURCE_MAX_BYTES,
  type AvatarProblem,
} from '#domain/avatar.ts';
import { useCore } from '#platform/core.ts';
import { writeFailureText } from '#platform/device/formFailure.ts';
import { PICTURE_HEAD_BYTES, pictureKindOf } from '#domain/picture.ts';
import { contextOf, createCanvas, encode, openUpright, paintGround } from '#platform/device/canvas.ts';

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
    avatarChange: { picture: chosen?.picture, sending: send.isPending, error: writeFailureText(send.error, FAILED) },
    async onChooseAvatar(file: File) {
      const read = await readAvatar(file);
      if (!read.ok) return void toasts.show({ type: 'error', text: AVATAR_PROBLEM_TEXT[read.problem] });
      send.reset();
      setChosen({ file, picture: { url: URL.createObjectURL(file), width: read.width, height: read.height } });
    },
    onCropAvatar: (square: CropSquare) => chosen && send.mutate({ file: chosen.file, square }),
    onCancelAvatar: () => setChosen(undefined),
  };
}

function useRevoked(url: string | undefined): void {
  useEffect(() => {
    if (url === undefined) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);
}

/** A file that can become an avatar, with its size as shown; or why it cannot. */
export type ReadAvatar = { ok: true; width: number; height: number } | { ok: false; problem: AvatarProblem };

const QUALITY = 0.9;

/** Validates a chosen file by its content: its name and its stated type prove nothing. */
export async function readAvatar(file: Blob): Promise<ReadAvatar> {
  if (file.size > AVATAR_SOURCE_MAX_BYTES) return { ok: false, problem: 'tooLarge' };
  const kind = pictureKindOf(new Uint8Array(await file.slice(0, PICTURE_HEAD_BYTES).arrayBuffer()));
  if (kind === undefined || kind === 'gif') return { ok: false, problem: 'kind' };
  const bitmap = await openUpright(file).catch(() => undefined);
  if (!bitmap) return { ok: false, problem: 'broken' };
  const { width, height } = bitmap;
  bitmap.close();
  return { ok: true, width, height };
}

/**
 * Crops a square out of a picture as it is shown, at most 400 px. Re-encoded, so that no metadata of place or camera is
 * left; as JPEG, which every browser can encode.
 */
export async function cropAvatar(file: Blob, { x, y, side }: CropSquare): Promise<Blob> {
  const bitmap = await openUpright(file);
  try {
    const edge = Math.max(1, Math.min(AVATAR_SIDE, Math.round(side)));
    const canvas = createCanvas(edge, edge);
    const context = contextOf(canvas);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, x, y, side, side, 0, 0, edge, edge);
    paintGround(canvas);
    const blob = await encode(canvas, 'image/jpeg', QUALITY);
    if (!blob) throw new Error('The canvas gave no picture.');
    return blob;
  } finally {
    bitmap.close();
  }
}
