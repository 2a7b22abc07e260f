const BUTTON = {
  tone: '语气：action 是页面上唯一的主操作；soft、outline、quiet 用于次要操作；gold 和 goldDeep 只用于会员与奖励；danger 用于不可撤销的操作。',
  size: '高度：large 48、regular 44、medium 36、small 28 px；点按区域都不小于 44 px。',
  children: '按钮的文字。',
};

const ICON_BUTTON = {
  tone: '外观：plain 用于浅底，quiet 用于输入框内，disc 是图片上的白色圆底，night 用于深色栏。',
  size: '占位大小：large 44、regular 36、small 28 px；点按区域都是 44 px。',
  children: '图标。',
};

const ICON_LABEL = {
  label: '名称，显示在图标下方或旁边；显示 count 时只留给读屏。',
  labelHidden: '不显示名称，只留给读屏。',
  count: '数量，如“1.2万”；有值时显示在名称的位置。',
  badge: '图标右上角的角标：Dot 或 CountBadge。',
  layout: '排列：over 图标在上，beside 图标在前，trailing 图标在后。',
  size: '文字字号：regular 13 px，small 12 px。',
  height: '占位高度：touch 44 px，text 24 px；点按区域都是 44 px。',
  block: '填满所在的格子，用于并排等宽的操作栏。',
  tone: '外观：strong 图标深、文字浅；quiet 更淡；night 用于深色栏。',
  activeTone: '按下状态的颜色；danger 用于点赞，图标会跳一下。',
};

/** Props of what is pressed. */
export const ACTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Button: BUTTON,
  LinkButton: BUTTON,
  FloatingButton: {
    label: '给读屏的名称；只有图标时必填。',
    children: '按钮的文字；省略则只有图标。',
    icon: '文字前的图标；没有文字时单独显示。',
    href: '链接地址；填了就是链接。',
    onClick: '点按时触发；有 href 时无效。',
    position: '悬浮位置：bottom-end 右下角，bottom 底部居中，top 顶部居中。',
    tone: '语气：action 是页面的主操作；plain 白色，更低调。',
    size: '高度：regular 48 px，只有图标时 56 px；small 32 px，点按区域仍为 44 px。',
    belowTabs: '位于顶部时，放在吸顶标签栏的下面。',
    shown: '设为 false 时隐藏但保留容器，出现时读屏才能播报。',
  },
  IconButton: { ...ICON_BUTTON, label: '给读屏的名称，说清按下去做什么。' },
  IconLink: { ...ICON_BUTTON, label: '给读屏的名称，说清通向哪里。' },
  IconLabelButton: { ...ICON_LABEL, pressed: '开关是否打开；省略则不是开关。' },
  IconLabelLink: ICON_LABEL,
  Link: {
    variant: '外观：plain 同内容，用于整张卡片或整行；text 是正文里的链接；standalone 单独成行，点按区域 44 px。',
    children: '链接的内容。',
  },
  Pressable: {
    label: '替代内容给读屏的名称；内容是没有名称的图片时必填。',
    radius: '内容的圆角，焦点框沿着它画。',
    fill: '范围：width 与容器同宽，cover 盖满定位的父元素，content 与内容同宽。',
    feedback: '按下的反馈：dim 变暗，用于卡片和方块；shrink 缩小，用于独立的小块。',
  },
  SelectionBar: {
    chosen: '已选项的 id。',
    all: '所有可选项的 id。',
    onChoose: '点“全选”时触发，参数是应选中的 id：全部，或一个也不选。',
    children: '对已选项能做的事，用 Button。',
  },
  TextButton: {
    tone: '语气：action 是可做的事，quiet 和 subtle 依次更淡；night 和 onPicture 用于深底与图片上。',
    size: '字号：regular 15、small 13、mini 12 px；inherit 跟随所在的句子。',
    height: '占位高度：text 与文字同高，touch 44 px；点按区域都是 44 px。',
    trailing: '文字后的图标。',
    children: '按钮的文字。',
  },
};
