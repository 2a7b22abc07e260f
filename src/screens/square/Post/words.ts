/** Said where a comment was, and where a link leads to one that is no more (product §1.3). */
export const GONE_COMMENT = '该评论已被删除';
