/** The content type of open pages, and of redirects to them. */
export const htmlType = 'text/html; charset=utf-8';
