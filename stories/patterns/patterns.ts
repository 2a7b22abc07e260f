/** The vocabulary that screens are written in, by what one says with it: names of components. */
export const PATTERNS = [
  ['文字与排布', ['Text', 'Stack', 'Inline', 'Grid', 'Surface', 'Section']],
  ['列表与货架', ['ListItem', 'PagedList', 'Shelf']],
  ['选择与搜索', ['Chips', 'RadioGroup', 'Combobox', 'Uploader']],
  [
    '动作',
    [
      'Button',
      'ButtonPair',
      'TextButton',
      'IconButton',
      'IconLabelButton',
      'Pressable',
      'FloatingButton',
      'NavBarAction',
      'ActionSheet',
    ],
  ],
  ['提示与结果', ['Notice', 'Result', 'Empty', 'ErrorBlock', 'NotFound', 'IconDisc']],
] as const satisfies readonly (readonly [heading: string, components: readonly string[]])[];
