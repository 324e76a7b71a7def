export const HomeView = () => null;
