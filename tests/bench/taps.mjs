export const taps = async () => []
