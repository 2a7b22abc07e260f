import { Unstyled } from '@storybook/addon-docs/blocks';
import { modes } from '../../.storybook/modes.ts';
import * as sheet from '../docs/sheet.css.ts';

const TOOLS = [
  [
    '画布工具栏 · 视口',
    Object.values(modes)
      .filter(({ label }) => /\d×/.test(label))
      .map(({ label }) => label)
      .join('、'),
  ],
  ['画布工具栏 · 文字大小', '标准，或浏览器里放大一倍的“关怀”大字：文字不应截断、重叠。'],
  ['Controls', '换文字、数据、开关；每个属性旁边有说明。“Reset” 回到原样。'],
  ['Actions', '每次点按发出了什么意图；链接发出的是 navigate 与要去的路径。'],
  ['Interactions', '故事的行为与断言，一步步重放；停在任何一步，看那一刻的画面。'],
  ['Accessibility', 'axe 的结果。任何一条违规都会让测试失败，所以这里应当是空的。'],
] as const;

const QUESTIONS = [
  '文字：是不是产品文档里的原话？长了、短了、夹着数字和英文会怎样？（Long Text）',
  '状态：加载、为空、失败、到底，各有各的样子吗？按一次重试，够不够？',
  '手指：目标够不够 44 像素？滑到一半松手，会不会回到原处？',
  '键盘与读屏：焦点看得见吗？关上弹层，焦点回到打开它的地方了吗？',
  '尺寸：320 宽时挤不挤？桌面上居中的 520 列还舒服吗？',
  '动效：说得出它为什么动吗？系统要求减少动效时，它停下来了吗？',
];

/** How to look at a change, with which tools, and how it is decided. */
export function Review() {
  return (
    <Unstyled>
      <div className={sheet.sheet} lang="zh-CN">
        <header className={sheet.head}>
          <h1 className={sheet.title}>怎样评审</h1>
          <p className={sheet.lead}>
            评审看两样：现在这样对不对，和原来比变了什么。前一样在这里看，后一样在视觉报告里看。
          </p>
        </header>
        <section className={sheet.section}>
          <h2 className={sheet.heading}>手边的工具</h2>
          <div className={sheet.scroll}>
            <table className={sheet.table}>
              <tbody>
                {TOOLS.map(([tool, use]) => (
                  <tr key={tool}>
                    <th scope="row">{tool}</th>
                    <td>{use}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
        <section className={sheet.section}>
          <h2 className={sheet.heading}>值得问的六个问题</h2>
          <ol className={sheet.list}>
            {QUESTIONS.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </section>
        <section className={sheet.section}>
          <h2 className={sheet.heading}>和原来比</h2>
          <p>
            <code className={sheet.code}>npm run visual</code> 把改动可能碰到的故事按它们的视口拍下来（
            <code className={sheet.code}>-- --all</code> 拍全部），与上次定下的画面逐像素比较，不设容差。有出入时，
            <code className={sheet.code}>visual-report/</code>{' '}
            里是一份可以直接打开的报告：相同的变化归在一起，前、后、差异并排，可以拉动对比。
          </p>
          <p>
            看过、认可，就用 <code className={sheet.code}>npm run visual -- --accept</code> 定下新的画面，把{' '}
            <code className={sheet.code}>visual/</code> 里改动的文件一并提交； 不认可，就附上报告里的故事链接退回。接了
            Chromatic 的项目，在它的页面上对同一批故事点 Accept 或 Deny，视口与这里相同。
          </p>
        </section>
      </div>
    </Unstyled>
  );
}
