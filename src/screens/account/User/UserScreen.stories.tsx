import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../.storybook/guide.ts';
import { failed, loading, ready } from '#domain/loadable.ts';
import { layerClosed } from '../../../../stories/plays/layer.ts';
import { tap, tapButton } from '../../../../stories/plays/tap.ts';
import { demoAccount, demoNow, memberStatus, plainStatus } from '../account.fixtures.ts';
import { UserScreen } from './UserScreen.tsx';
import { navigate } from '../../../../.storybook/navigate.tsx';

const photo = { url: '/demo/comics/night-lighthouse/cover.webp', width: 600, height: 800 };

const meta = {
  title: '页面/账号/个人中心',
  component: UserScreen,
  parameters: {
    guide: {
      use: '个人中心：头像、昵称、UID、性别、手机号、密码、会员和退出登录。',
      avoid: '会员状态没取到显示 --，不显示成未开通；实名只提示联系客服，不收集资料。',
      role: '三个 list；每行是 link 或 button，名字是项目名，现在的值是描述。',
      keys: { 方向键: '移动裁剪的照片；在“缩放”上改变大小' },
    } satisfies Guide,
  },
  args: {
    account: demoAccount,
    status: ready(plainStatus),
    now: demoNow,
    avatarChange: { sending: false },
    onChooseAvatar: fn(),
    onCropAvatar: fn(),
    onCancelAvatar: fn(),
    onCopyId: fn(),
    onChangeSex: fn(),
    onRefreshStatus: fn(),
    onContact: fn(),
    onLogout: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof UserScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    for (const [row, path] of [
      [/^昵称/, '/changename'],
      [/^手机号/, '/bind'],
      [/^登录密码/, '/reset'],
      [/^会员/, '/profile?pop=1'],
    ] as const) {
      await tap(canvas.getByRole('link', { name: row }));
      await expect(navigate).toHaveBeenLastCalledWith(path);
    }
    await expect(navigate).toHaveBeenCalledTimes(4);
    await tap(canvas.getByRole('button', { name: /^UID/ }));
    await expect(args.onCopyId).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('请联系客服完成实名认证')).toBeNull();
    await tap(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** The account is known at once; only the membership is waited for. */
export const Loading: Story = { args: { status: loading } };

/** Unknown is never shown as none. */
export const Failed: Story = {
  args: { status: failed() },
  async play({ args, canvasElement }) {
    const row = within(canvasElement).getByRole('button', { name: /^会员/ });
    await expect(row).toHaveAccessibleDescription('-- 点击刷新');
    await tap(row);
    await expect(args.onRefreshStatus).toHaveBeenCalledOnce();
  },
};

/** An account as it was made by phone login without anything set, but for the number. */
export const NoPassword: Story = {
  args: { account: { ...demoAccount, hasPassword: false } },
  async play({ canvasElement }) {
    const row = within(canvasElement).getByRole('link', { name: /^登录密码/ });
    await expect(row).toHaveAccessibleDescription('未设置 设置');
    await tap(row);
    await expect(navigate).toHaveBeenLastCalledWith('/find');
  },
};

/** Nothing is set but what everyone gets. */
export const Empty: Story = {
  args: { account: { ...demoAccount, avatar: undefined, phoneMasked: undefined, needBind: 1, sex: 0 } },
  async play({ canvasElement }) {
    const phone = within(canvasElement).getByRole('link', { name: /^手机号/ });
    await expect(phone).toHaveAccessibleDescription('未绑定 去绑定');
    await expect(within(canvasElement).getByRole('button', { name: '性别' })).toHaveAccessibleDescription('保密');
  },
};

export const Member: Story = {
  args: { status: ready(memberStatus) },
  async play({ canvasElement }) {
    const row = within(canvasElement).getByRole('link', { name: '会员' });
    await expect(row).toHaveAccessibleDescription(/有效期至 2027-03-18$/);
  },
};

export const NeedRealName: Story = {
  args: { account: { ...demoAccount, needRealName: 1 } },
  async play({ args, canvasElement }) {
    await expect(within(canvasElement).getByText('请联系客服完成实名认证')).toBeVisible();
    await tapButton(canvasElement, '实名');
    await expect(args.onContact).toHaveBeenCalledOnce();
  },
};

export const ChoosingSex: Story = {
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, /^性别/);
    const sheet = await screen.findByRole('dialog', { name: '性别' });
    await expect(within(sheet).getByRole('radio', { name: '女' })).toBeChecked();
    await tap(within(sheet).getByRole('radio', { name: '保密' }));
    await expect(args.onChangeSex).toHaveBeenCalledWith(0);
    await layerClosed();
  },
};

export const LogsOut: Story = {
  async play({ args, canvasElement }) {
    await tapButton(canvasElement, '退出登录');
    await expect(args.onLogout).not.toHaveBeenCalled();
    await tap(await screen.findByRole('button', { name: '确定' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

/** Only the three kinds are offered; what was chosen is handed on as it is. */
export const ChoosingAvatar: Story = {
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '更换头像' })).toBeVisible();
    const input = canvas.getByLabelText('选择头像照片');
    await expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await expect(args.onChooseAvatar).toHaveBeenCalledWith(file);
  },
};

const stageOf = () => screen.findByRole('button', { name: /^移动照片/ });

/** The middle square at first; a tap, the keys and the slider move it without any drag. */
export const Cropping: Story = {
  args: { avatarChange: { picture: photo, sending: false } },
  async play({ args }) {
    const confirm = await screen.findByRole('button', { name: '使用这张' });
    await tap(confirm);
    await expect(args.onCropAvatar).toHaveBeenLastCalledWith({ x: 0, y: 100, side: 600 });

    const stage = await stageOf();
    stage.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await tap(confirm);
    await expect(args.onCropAvatar).toHaveBeenLastCalledWith({ x: 0, y: 160, side: 600 });

    fireEvent.change(screen.getByRole('slider', { name: '缩放' }), { target: { value: '2' } });
    await tap(confirm);
    await expect(args.onCropAvatar).toHaveBeenLastCalledWith({ x: 150, y: 310, side: 300 });

    const { left, top, width } = stage.getBoundingClientRect();
    const corner = { clientX: left + width, clientY: top + width, pointerId: 1, button: 0 };
    pressAt(stage, corner);
    await tap(confirm);
    await waitFor(() => expect(args.onCropAvatar).toHaveBeenLastCalledWith({ x: 300, y: 460, side: 300 }));

    await tap(screen.getByRole('button', { name: '取消' }));
    await expect(args.onCancelAvatar).toHaveBeenCalledOnce();
  },
};

/** A pointer made by a test cannot be captured. */
function withoutCapture(stage: HTMLElement): void {
  stage.setPointerCapture = () => undefined;
}

function pressAt(stage: HTMLElement, at: PointerEventInit): void {
  withoutCapture(stage);
  fireEvent.pointerDown(stage, at);
  fireEvent.pointerUp(stage, at);
}

/** One finger drags the picture along; two that part go into it. */
export const DraggedAndPinched: Story = {
  args: { avatarChange: { picture: photo, sending: false } },
  async play({ args }) {
    const stage = await stageOf();
    withoutCapture(stage);
    const { left, top, width } = stage.getBoundingClientRect();
    const at = (pointerId: number, x: number, y: number) => ({
      pointerId,
      button: 0,
      clientX: left + x * width,
      clientY: top + y * width,
    });
    fireEvent.pointerDown(stage, at(1, 0.5, 0.5));
    for (const y of [0.55, 0.6, 0.6 + 1 / 60]) fireEvent.pointerMove(stage, at(1, 0.5, y));
    fireEvent.pointerUp(stage, at(1, 0.5, 0.6 + 1 / 60));
    await tap(screen.getByRole('button', { name: '使用这张' }));
    const [dragged] = args.onCropAvatar.mock.lastCall ?? [];
    await expect(dragged?.side).toBe(600);
    await expect(dragged?.y).toBeCloseTo(30, 0);

    fireEvent.pointerDown(stage, at(1, 0.4, 0.5));
    fireEvent.pointerDown(stage, at(2, 0.6, 0.5));
    fireEvent.pointerMove(stage, at(1, 0.3, 0.5));
    fireEvent.pointerMove(stage, at(2, 0.7, 0.5));
    for (const id of [1, 2]) fireEvent.pointerUp(stage, at(id, 0.5, 0.5));
    await tap(screen.getByRole('button', { name: '使用这张' }));
    const [pinched] = args.onCropAvatar.mock.lastCall ?? [];
    await expect(pinched?.side).toBeCloseTo(300, 0);
  },
};

export const SendingAvatar: Story = {
  args: { avatarChange: { picture: photo, sending: true } },
  async play({ args }) {
    await expect(await screen.findByRole('progressbar', { name: '正在上传头像' })).toBeVisible();
    await tap(screen.getByRole('button', { name: '上传中…' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCropAvatar).not.toHaveBeenCalled();
    await expect(args.onCancelAvatar).not.toHaveBeenCalled();
  },
};

/** The old portrait stays, and so does the cut that was chosen. */
export const AvatarFailed: Story = {
  args: { avatarChange: { picture: photo, sending: false, error: '上传失败，请重试' } },
  async play({ args }) {
    await expect(await screen.findByText('上传失败，请重试')).toBeVisible();
    await tap(screen.getByRole('button', { name: '重新上传' }));
    await expect(args.onCropAvatar).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    account: {
      ...demoAccount,
      name: '在海边等一场不会迟到的日出',
      uid: '1234567890123456789012345678901234567890',
      needRealName: 1,
    },
    status: ready(memberStatus),
  },
};
