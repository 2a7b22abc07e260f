/** How words that may not be said are named (product §1.3), each once. */
export const sensitiveText = (words: readonly string[]): string => `内容含有敏感词：${[...new Set(words)].join('、')}`;
