export const LiveRecording = () => null;
