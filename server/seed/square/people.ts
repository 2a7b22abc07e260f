/** The people of the demo community; the last one speaks for the house. */
export const COMMUNITY_NAMES = [
  '山月不知', '半糖去冰', '阿柴今天吃啥', '雾里看鲸', '七分熟的云', '小满Mina', '打烊的月亮', '风吹麦浪',
  '一只鸽子咕', '南瓜马车', 'Koko酱', '慢慢来的树懒', '薄荷苏打', '老王爱钓鱼', '星河摆渡人', '豆腐脑要咸的',
  '晚安玛卡巴卡', '北纬三十度', '铁皮青蛙', '橘子汽水', '今天也没早睡', '鹿鸣', '不吃香菜', '纸片海',
  '云上邮差', '第八个闹钟', '肥宅小林', '青柠不酸', '木子李', '旧书店老板', '草莓坦克', '凌晨两点半',
  '企鹅先生', '听雨的人', '像素饼干', '阿尔卑斯山羊', '长颈鹿失眠中', '盐汽水', '三花饲养员', '晴屿小助手',
] as const;

/** Some of them are members: place in the list, badge. */
export const COMMUNITY_BADGES: ReadonlyMap<number, 'month' | 'normal' | 'year'> = new Map([
  [0, 'year'], [3, 'month'], [7, 'month'], [11, 'year'], [14, 'normal'], [19, 'month'], [24, 'year'], [29, 'normal'], [34, 'month'], [39, 'year'],
]);
