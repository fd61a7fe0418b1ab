/** The postal codes the restaurant delivers to. */
export const DELIVERS_TO = ['10002', '10003', '10007', '10009', '10012', '10013', '10038', '11201']
